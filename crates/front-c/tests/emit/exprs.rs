//! Values and places.

use symra_front_c::hir::{
    Binary, Body, Builtin, Callee, Conversion, ExprId, ExprKind, PlaceId, PlaceKind, Stride, Unary,
    UpdateResult,
};
use symra_front_c::types::{Params, Type, TypeId};

use super::Emitter;

impl Emitter<'_> {
    /// The address of a place, as a `char *`.
    pub(crate) fn address(&mut self, body: &Body, place: PlaceId) -> String {
        match body[place].kind {
            PlaceKind::Object(object) => format!("((char *){})", Self::object_name(object)),
            PlaceKind::Deref(pointer) => {
                assert!(
                    self.program.types.is_pointer(body[pointer].ty),
                    "only pointers should be dereferenced"
                );
                self.expr(body, pointer)
            }
            PlaceKind::Member { base, offset, .. } | PlaceKind::BitField { base, offset, .. } => {
                format!("({} + {offset})", self.address(body, base))
            }
            PlaceKind::After { first, then } => {
                let first = self.expr(body, first);
                format!("({{ {first}; {}; }})", self.address(body, then))
            }
            PlaceKind::Unsupported(what) => panic!("unsupported: {}", what.what()),
        }
    }

    fn read(&self, body: &Body, place: PlaceId, address: &str) -> String {
        let ty = self.program.types.value_type(body[place].ty);
        let ctype = self.ctype(ty);
        match body[place].kind {
            PlaceKind::BitField { bits, .. } => {
                let signed = self.program.types.int_kind(ty).unwrap().is_signed();
                let reader = if signed { "bf_s" } else { "bf_u" };
                format!("(({ctype}){reader}({address}, {}, {}))", bits.first, bits.width)
            }
            PlaceKind::After { then, .. } => self.read(body, then, address),
            _ => format!("(*({ctype} *){address})"),
        }
    }

    fn write(&self, body: &Body, place: PlaceId, address: &str, value: &str) -> String {
        let ctype = self.ctype(self.program.types.value_type(body[place].ty));
        match body[place].kind {
            PlaceKind::BitField { bits, .. } => {
                format!("bf_set({address}, {}, {}, {value})", bits.first, bits.width)
            }
            PlaceKind::After { then, .. } => self.write(body, then, address, value),
            _ => format!("*({ctype} *){address} = {value}"),
        }
    }

    fn same(&self, body: &Body, a: ExprId, ty: TypeId) {
        assert_eq!(
            body[a].ty,
            ty,
            "an operand should be converted: {} is not {}",
            self.program.types.name(body[a].ty),
            self.program.types.name(ty)
        );
    }

    pub(crate) fn expr(&mut self, body: &Body, id: ExprId) -> String {
        let node = body[id];
        let ty = node.ty;
        assert_eq!(self.program.types.value_type(ty), ty, "a value should have no qualifiers");
        match node.kind {
            ExprKind::Const(bits) => self.constant(bits, ty),
            ExprKind::Load(place) => {
                assert_eq!(self.program.types.value_type(body[place].ty), ty);
                let address = self.address(body, place);
                self.read(body, place, &address)
            }
            ExprKind::AddrOf(place) => {
                assert_eq!(self.program.types.pointee(ty), Some(body[place].ty));
                self.address(body, place)
            }
            ExprKind::Decay(place) => {
                assert_eq!(
                    self.program.types.pointee(ty),
                    self.program.types.element(body[place].ty)
                );
                self.address(body, place)
            }
            ExprKind::FunctionAddr(function) => {
                format!("((char *){})", self.function_name(function))
            }
            ExprKind::Convert { how, operand, .. } => self.convert(body, how, operand, ty),
            ExprKind::Unary(op, operand) => {
                self.same(body, operand, ty);
                let operand = self.expr(body, operand);
                match op {
                    Unary::Neg => format!("(-{operand})"),
                    Unary::BitNot => format!("(~{operand})"),
                    Unary::Not => {
                        assert_eq!(ty, TypeId::BOOL);
                        format!("((_Bool)!{operand})")
                    }
                }
            }
            ExprKind::Binary(op, left, right) => self.binary(body, op, left, right, ty),
            ExprKind::PtrAdd { pointer, index, stride, backwards } => {
                self.same(body, pointer, ty);
                self.same(body, index, self.program.types.model().ptrdiff_type());
                let (pointer, index) = (self.expr(body, pointer), self.expr(body, index));
                let stride = self.stride(body, stride);
                let sign = if backwards { '-' } else { '+' };
                format!("({pointer} {sign} {index} * (long){stride})")
            }
            ExprKind::PtrDiff { left, right, stride } => {
                assert_eq!(ty, self.program.types.model().ptrdiff_type());
                let (left, right) = (self.expr(body, left), self.expr(body, right));
                let stride = self.stride(body, stride);
                format!("(({left} - {right}) / (long){stride})")
            }
            ExprKind::And(left, right) => self.logic(body, "&&", left, right),
            ExprKind::Or(left, right) => self.logic(body, "||", left, right),
            ExprKind::Cond { condition, then, otherwise } => {
                self.same(body, condition, TypeId::BOOL);
                self.same(body, then, ty);
                self.same(body, otherwise, ty);
                let condition = self.expr(body, condition);
                format!(
                    "({condition} ? {} : {})",
                    self.expr(body, then),
                    self.expr(body, otherwise)
                )
            }
            ExprKind::Comma(first, then) => {
                self.same(body, then, ty);
                format!("({}, {})", self.expr(body, first), self.expr(body, then))
            }
            ExprKind::Assign { place, value } => {
                self.same(body, value, ty);
                let number = self.fresh();
                let (address, value) = (self.address(body, place), self.expr(body, value));
                let ctype = self.ctype(ty);
                let write = self.write(body, place, &format!("p{number}"), &format!("v{number}"));
                let read = self.read(body, place, &format!("p{number}"));
                format!(
                    "({{ char *p{number} = {address}; {ctype} v{number} = {value}; {write}; {read}; }})"
                )
            }
            ExprKind::Update { number, place, value, result } => {
                self.same(body, value, ty);
                let own = self.fresh();
                let (address, value) = (self.address(body, place), self.expr(body, value));
                let ctype = self.ctype(ty);
                let read = self.read(body, place, &format!("p{own}"));
                let write = self.write(body, place, &format!("p{own}"), &format!("v{own}"));
                let gives = match result {
                    UpdateResult::Old => format!("old{number}"),
                    UpdateResult::New => read.clone(),
                };
                format!(
                    "({{ char *p{own} = {address}; {ctype} old{number} = {read}; {ctype} v{own} = {value}; {write}; {gives}; }})"
                )
            }
            ExprKind::OldValue(number) => format!("old{number}"),
            ExprKind::Call { callee, args } => self.call(body, callee, &body[args], ty),
            ExprKind::Builtin { op, args } => self.builtin(body, op, &body[args], ty),
            ExprKind::AnyOrder(parts) => {
                let parts: Vec<String> =
                    body[parts].iter().map(|part| self.expr(body, *part)).collect();
                format!("((void)({}))", parts.join(", "))
            }
            ExprKind::StmtExpr { block, value } => {
                let mut text = String::new();
                std::mem::swap(&mut text, &mut self.out);
                self.stmt_in(body, block);
                std::mem::swap(&mut text, &mut self.out);
                let value = value.map_or(String::new(), |value| {
                    self.same(body, value, ty);
                    self.expr(body, value)
                });
                format!("({{ {text} {value}; }})")
            }
            ExprKind::InitObject { object, init } => {
                let name = Self::object_name(object);
                let base = format!("((char *){name})");
                let init = body.init(init).clone();
                let stores = self.stores(Some(body), &base, &init);
                format!("({{ __builtin_memset({name}, 0, sizeof({name})); {stores} }})")
            }
            ExprKind::Atomic(operand) => self.expr(body, operand),
            ExprKind::Unsupported(what) => panic!("unsupported: {}", what.what()),
        }
    }

    fn logic(&mut self, body: &Body, op: &str, left: ExprId, right: ExprId) -> String {
        self.same(body, left, TypeId::BOOL);
        self.same(body, right, TypeId::BOOL);
        format!("((_Bool)({} {op} {}))", self.expr(body, left), self.expr(body, right))
    }

    fn stride(&mut self, body: &Body, stride: Stride) -> String {
        match stride {
            Stride::Bytes(bytes) => bytes.to_string(),
            Stride::Computed(value) => {
                self.same(body, value, self.program.types.model().size_type());
                self.expr(body, value)
            }
        }
    }

    fn binary(
        &mut self,
        body: &Body,
        op: Binary,
        left: ExprId,
        right: ExprId,
        ty: TypeId,
    ) -> String {
        let operand = body[left].ty;
        let is_shift = matches!(op, Binary::Shl | Binary::Shr);
        if !is_shift {
            self.same(body, right, operand);
        }
        let types = &self.program.types;
        let is_pointer = types.is_pointer(operand);
        if !is_pointer {
            assert_eq!(types.promoted(operand), operand, "an operand should be promoted");
        }
        let (left, right) = (self.expr(body, left), self.expr(body, right));
        let symbol = op.symbol();
        if op.is_comparison() {
            assert_eq!(ty, TypeId::BOOL);
            let cast = if is_pointer { "(unsigned long)" } else { "" };
            return format!("((_Bool)({cast}{left} {symbol} {cast}{right}))");
        }
        assert_eq!(ty, operand);
        format!("({left} {symbol} {right})")
    }

    fn convert(&mut self, body: &Body, how: Conversion, operand: ExprId, to: TypeId) -> String {
        let types = &self.program.types;
        let from = body[operand].ty;
        let (int, float) = (|ty| types.is_integer(ty), |ty| types.float_kind(ty).is_some());
        let pointer = |ty| types.is_pointer(ty);
        let right = match how {
            Conversion::Integer => int(from) && int(to),
            Conversion::Truth => to == TypeId::BOOL && types.is_scalar(from),
            Conversion::IntToFloat => int(from) && float(to),
            Conversion::FloatToInt => float(from) && int(to),
            Conversion::Float => float(from) && float(to),
            Conversion::Pointer => pointer(from) && pointer(to),
            Conversion::PointerToInt => pointer(from) && int(to),
            Conversion::IntToPointer => int(from) && pointer(to),
            Conversion::Void => to == TypeId::VOID,
        };
        assert!(right, "{how:?} from {} to {}", types.name(from), types.name(to));
        let value = self.expr(body, operand);
        match how {
            Conversion::Truth => format!("((_Bool)({value} != 0))"),
            _ => format!("(({}){value})", self.ctype(to)),
        }
    }

    fn call(&mut self, body: &Body, callee: Callee, args: &[ExprId], ty: TypeId) -> String {
        let function = match callee {
            Callee::Direct(function) => self.program[function].ty,
            Callee::Indirect(pointer) => self.program.types.pointee(body[pointer].ty).unwrap(),
        };
        let function = self.program.types.as_function(function).unwrap().clone();
        assert_eq!(self.program.types.value_type(function.result), ty);
        let params = match &function.params {
            Params::Unspecified => String::new(),
            Params::Prototype { types, variadic } => {
                for (&arg, &ty) in args.iter().zip(types.iter()) {
                    self.same(body, arg, self.program.types.value_type(ty));
                }
                let mut params: Vec<String> = types.iter().map(|&ty| self.ctype(ty)).collect();
                if *variadic {
                    params.push("...".to_owned());
                }
                if params.is_empty() { "void".to_owned() } else { params.join(", ") }
            }
        };
        let target = match callee {
            Callee::Direct(function) => self.function_name(function),
            Callee::Indirect(pointer) => self.expr(body, pointer),
        };
        let result = self.ctype(ty);
        // Arguments are evaluated from left to right, as the representation has it.
        let mut before = String::new();
        let mut names = Vec::new();
        for &arg in args {
            let number = self.fresh();
            let ctype = self.ctype(body[arg].ty);
            let value = self.expr(body, arg);
            before += &format!("{ctype} v{number} = {value}; ");
            names.push(format!("v{number}"));
        }
        let names = names.join(", ");
        format!("({{ {before}(({result} (*)({params})){target})({names}); }})")
    }

    fn builtin(&mut self, body: &Body, op: Builtin, args: &[ExprId], ty: TypeId) -> String {
        let types: Vec<TypeId> = args.iter().map(|&arg| body[arg].ty).collect();
        let values: Vec<String> = args.iter().map(|&arg| self.expr(body, arg)).collect();
        let all = values.join(", ");
        let list = |index: usize| format!("*(__builtin_va_list *){}", values[index]);
        let by_size = |stem: &str| {
            let suffix = match self.program.types.kind(types[0]) {
                Type::Int(kind) if kind.rank() == 4 => "l",
                Type::Int(kind) if kind.rank() == 5 => "ll",
                _ => "",
            };
            format!("__builtin_{stem}{suffix}({all})")
        };
        let pointee =
            types.get(2).and_then(|&ty| self.program.types.pointee(ty)).map(|ty| self.ctype(ty));
        let overflow = |stem: &str| {
            format!(
                "__builtin_{stem}_overflow({}, {}, ({} *){})",
                values[0],
                values[1],
                pointee.clone().unwrap(),
                values[2]
            )
        };
        match op {
            Builtin::Unreachable => "__builtin_unreachable()".to_owned(),
            Builtin::Assume => format!("(({all}) ? (void)0 : __builtin_unreachable())"),
            Builtin::Trap => "__builtin_trap()".to_owned(),
            Builtin::Alloca => format!("((char *)__builtin_alloca({all}))"),
            Builtin::VaStart => format!("__builtin_va_start({}, VA_LAST)", list(0)),
            Builtin::VaEnd => format!("__builtin_va_end({})", list(0)),
            Builtin::VaCopy => format!("__builtin_va_copy({}, {})", list(0), list(1)),
            Builtin::VaArg => format!("__builtin_va_arg({}, {})", list(0), self.ctype(ty)),
            Builtin::AddOverflow => overflow("add"),
            Builtin::SubOverflow => overflow("sub"),
            Builtin::MulOverflow => overflow("mul"),
            Builtin::AddOverflowP => format!("__builtin_add_overflow_p({all})"),
            Builtin::SubOverflowP => format!("__builtin_sub_overflow_p({all})"),
            Builtin::MulOverflowP => format!("__builtin_mul_overflow_p({all})"),
            Builtin::Clz => by_size("clz"),
            Builtin::Ctz => by_size("ctz"),
            Builtin::Clrsb => by_size("clrsb"),
            Builtin::Ffs => by_size("ffs"),
            Builtin::Popcount => by_size("popcount"),
            Builtin::Parity => by_size("parity"),
            Builtin::Bswap => {
                let width = self.program.types.size_of(ty).unwrap() * 8;
                format!("__builtin_bswap{width}({all})")
            }
            Builtin::IsNan => format!("((_Bool)__builtin_isnan({all}))"),
            Builtin::IsInf => format!("((_Bool)__builtin_isinf({all}))"),
            Builtin::IsFinite => format!("((_Bool)__builtin_isfinite({all}))"),
            Builtin::IsNormal => format!("((_Bool)__builtin_isnormal({all}))"),
            Builtin::SignBit => format!("((_Bool)__builtin_signbit({all}))"),
            Builtin::Unordered => format!("((_Bool)__builtin_isunordered({all}))"),
            Builtin::LessGreater => format!("((_Bool)__builtin_islessgreater({all}))"),
            Builtin::IsInfSign => format!("__builtin_isinf_sign({all})"),
            Builtin::FpClassify => format!("__builtin_fpclassify({all})"),
            Builtin::FrameAddress => "((char *)__builtin_frame_address(0))".to_owned(),
            Builtin::JumpNumber | Builtin::SetJump | Builtin::LongJump => {
                unreachable!("programs of these tests do not jump between functions")
            }
        }
    }
}
