/* glibc says here which of its functions are empty on a 32-bit machine. None of them matters to a verifier, and a 64-bit
   system has this file only with the libraries for 32-bit programs. */
