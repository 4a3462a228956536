//! Queries as SMT-LIB files.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use symra_terms::{Term, TermPool, smtlib};

use crate::facts::Facts;
use crate::solver::{Answer, SmtError, Solver};

/// A folder with one numbered file for each query: `000001.smt2`, `000002.smt2`, and so on.
#[derive(Debug)]
pub struct QueryLog {
    folder: PathBuf,
    next: AtomicU64,
}

impl QueryLog {
    /// A log in a folder, which is made if it is not there. Files of an earlier log are overwritten.
    pub fn create(folder: &Path) -> Result<Arc<Self>, SmtError> {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        Ok(Arc::new(Self { folder: folder.to_owned(), next: AtomicU64::new(1) }))
    }

    /// How many queries were written.
    pub fn len(&self) -> u64 {
        self.next.load(Ordering::Relaxed) - 1
    }

    /// Whether no query was written.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn next(&self) -> PathBuf {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.folder.join(format!("{number:06}.smt2"))
    }
}

fn failed(path: &Path, error: &std::io::Error) -> SmtError {
    SmtError::Log { path: path.display().to_string(), message: error.to_string() }
}

/// Writes each query to a log before it is asked, so that one that never ends is there too, and its answer after it.
pub struct Logged {
    inner: Box<dyn Solver>,
    facts: Facts,
    log: Arc<QueryLog>,
}

impl Logged {
    /// Logs the queries of a new solver.
    pub fn new(inner: Box<dyn Solver>, log: Arc<QueryLog>) -> Self {
        Self { inner, facts: Facts::default(), log }
    }
}

impl Solver for Logged {
    fn push(&mut self) -> Result<(), SmtError> {
        self.inner.push()?;
        self.facts.push();
        Ok(())
    }

    fn pop(&mut self) -> Result<(), SmtError> {
        self.inner.pop()?;
        self.facts.pop().map(drop)
    }

    fn assert(&mut self, pool: &TermPool, fact: Term) -> Result<(), SmtError> {
        self.inner.assert(pool, fact)?;
        self.facts.assert(fact);
        Ok(())
    }

    fn check<'s>(&'s mut self, pool: &TermPool, assuming: &[Term]) -> Result<Answer<'s>, SmtError> {
        let path = self.log.next();
        let mut script = String::new();
        smtlib::write_script(pool, self.facts.all(), assuming, &mut script)
            .expect("writing to a string should not fail");
        fs::write(&path, script).map_err(|error| failed(&path, &error))?;
        let answer = self.inner.check(pool, assuming);
        let comment = match &answer {
            Ok(Answer::Sat(_)) => "; sat\n".to_owned(),
            Ok(Answer::Unsat(_)) => "; unsat\n".to_owned(),
            Ok(Answer::Unknown(why)) => format!("; unknown: {}\n", one_line(&why.to_string())),
            Err(error) => format!("; error: {}\n", one_line(&error.to_string())),
        };
        OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(comment.as_bytes()))
            .map_err(|error| failed(&path, &error))?;
        answer
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use symra_terms::{Sort, TermPool, smtlib};

    use crate::testing::Exhaustive;
    use crate::{Answer, Backend, Layered, Layers, Limits, QueryLog, SmtError, contract};

    /// A folder of its own for a test, removed at its end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = format!("symra-{name}-{}", std::process::id());
            Self(std::env::temp_dir().join(folder))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn logged(backend: Exhaustive, log: &Arc<QueryLog>) -> Layered {
        Layered::new(Arc::new(backend), Layers { log: Some(log.clone()), ..Layers::none() })
    }

    #[test]
    fn a_query_is_a_script_that_reads_back_with_its_answer() {
        let folder = Folder::new("log");
        let log = QueryLog::create(&folder.0).unwrap();
        let backend = Exhaustive::default();
        let mut solver = logged(backend.clone(), &log).solver(&Limits::default()).unwrap();
        let mut pool = TermPool::new();
        let (x, y) = (pool.var("x", &Sort::Bv(4)), pool.var("y", &Sort::Bv(4)));
        let (less, more) = (pool.bv_ult(x, y), pool.bv_ult(y, x));
        solver.assert(&pool, less).unwrap();
        assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Sat(_))));
        assert!(matches!(solver.check(&pool, &[more]), Ok(Answer::Unsat(_))));
        backend.give_up.store(true, Ordering::Relaxed);
        assert!(matches!(solver.check(&pool, &[]), Ok(Answer::Unknown(_))));
        assert_eq!(log.len(), 3);
        let read = |number: u32| {
            std::fs::read_to_string(folder.0.join(format!("{number:06}.smt2"))).unwrap()
        };
        let (first, second, third) = (read(1), read(2), read(3));
        assert!(first.ends_with("(check-sat)\n; sat\n"), "{first}");
        assert!(second.ends_with("\n; unsat\n"), "{second}");
        assert!(third.contains("; unknown: "), "{third}");
        assert_eq!(smtlib::read_script(&mut pool, &first).unwrap().facts, [less]);
        assert!(smtlib::read_script(&mut pool, &second).is_ok());
        assert_ne!(first, second);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_an_error() {
        let folder = Folder::new("no-log");
        std::fs::write(&folder.0, "a file").unwrap();
        let result = QueryLog::create(&folder.0.join("below"));
        assert!(matches!(result, Err(SmtError::Log { .. })));
        std::fs::remove_file(&folder.0).unwrap();
    }

    #[test]
    fn keeps_the_contract() {
        let folder = Folder::new("log-contract");
        let log = QueryLog::create(&folder.0).unwrap();
        contract::run_narrow(&logged(Exhaustive::default(), &log));
        assert!(!log.is_empty());
    }
}
