//! Literals.

use super::Printer;
use crate::tree::{Base, Encoding, FloatSuffix, IntSize, IntSuffix, StrId};

impl Printer<'_> {
    pub(super) fn int(&mut self, value: u64, base: Base, suffix: IntSuffix) {
        match base {
            Base::Decimal => self.push_fmt(format_args!("{value}")),
            Base::Hex => self.push_fmt(format_args!("{value:#x}")),
            Base::Octal if value == 0 => self.push("0"),
            Base::Octal => self.push_fmt(format_args!("0{value:o}")),
            Base::Binary => self.push_fmt(format_args!("{value:#b}")),
        }
        if suffix.unsigned {
            self.push("U");
        }
        self.push(match suffix.size {
            IntSize::Int => "",
            IntSize::Long => "L",
            IntSize::LongLong => "LL",
        });
        if suffix.imaginary {
            self.push("i");
        }
    }

    pub(super) fn float(&mut self, digits: crate::Name, suffix: FloatSuffix, imaginary: bool) {
        self.name(digits);
        self.push(match suffix {
            FloatSuffix::Double => "",
            FloatSuffix::Float => "f",
            FloatSuffix::LongDouble => "L",
            FloatSuffix::F16 => "F16",
            FloatSuffix::F32 => "F32",
            FloatSuffix::F64 => "F64",
            FloatSuffix::F128 => "F128",
            FloatSuffix::F32x => "F32x",
            FloatSuffix::F64x => "F64x",
            FloatSuffix::F80 => "w",
            FloatSuffix::Decimal32 => "df",
            FloatSuffix::Decimal64 => "dd",
            FloatSuffix::Decimal128 => "dl",
        });
        if imaginary {
            self.push("i");
        }
    }

    pub(super) fn char(&mut self, encoding: Encoding, value: i64) {
        self.push(encoding.prefix());
        self.push("'");
        if encoding.is_bytes() {
            // The bytes of the value; a single one would be sign-extended.
            let bytes = value.to_be_bytes();
            let fits_one = if encoding == Encoding::Plain { -128..=127 } else { 0..=255 };
            let used = if fits_one.contains(&value) {
                1
            } else {
                let zeros = bytes[4..].iter().take_while(|&&byte| byte == 0).count();
                (4 - zeros).max(2)
            };
            for &byte in &bytes[8 - used..] {
                self.unit(u32::from(byte), encoding, b'\'');
            }
        } else {
            let unit = u32::try_from(value & 0xffff_ffff).unwrap_or_default();
            self.unit(unit, encoding, b'\'');
        }
        self.push("'");
    }

    pub(super) fn string(&mut self, id: StrId) {
        let literal = &self.tree[id];
        let prefix = literal.encoding.prefix();
        self.push(prefix);
        self.push("\"");
        let mut after_hex = false;
        for &unit in &literal.units {
            let digit = char::from_u32(unit).is_some_and(|c| c.is_ascii_hexdigit());
            if after_hex && digit {
                // A hexadecimal escape takes all the digits it can get.
                self.push_fmt(format_args!("\" {prefix}\""));
            }
            after_hex = self.unit(unit, literal.encoding, b'"');
        }
        self.push("\"");
    }

    /// Prints one code unit; true if as a hexadecimal escape.
    fn unit(&mut self, unit: u32, encoding: Encoding, quote: u8) -> bool {
        match u8::try_from(unit) {
            Ok(b'\n') => self.push("\\n"),
            Ok(byte) if byte == quote || byte == b'\\' => {
                self.push_fmt(format_args!("\\{}", char::from(byte)));
            }
            Ok(byte) if byte.is_ascii_graphic() || byte == b' ' => self.out.push(char::from(byte)),
            Ok(byte) if encoding.is_bytes() => self.push_fmt(format_args!("\\{byte:03o}")),
            _ => {
                self.push_fmt(format_args!("\\x{unit:x}"));
                return true;
            }
        }
        false
    }
}
