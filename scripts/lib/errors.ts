/** A failure that the operator can act on: printed as one line without a stack, exit code 1. */
export class DataError extends Error {
  override readonly name = "DataError";
  /** Remarks of the work before the failure, for the report; `warnings`: those that want a person. */
  notes: readonly string[] = [];
  warnings: readonly string[] = [];
}

/** The command line is invalid; no work was started. */
export class UsageError extends DataError {
  readonly kind = "UsageError";
}

/** The source does not respond. The last good snapshot and site stay in place. */
export class SourceUnavailable extends DataError {
  readonly kind = "SourceUnavailable";
}

/** Another process holds the lock. */
export class AtWork extends DataError {
  readonly kind = "AtWork";
}

/** The snapshot was written by an older version of the program. Only a pull reads it, and migrates it. */
export class OutdatedSnapshot extends DataError {
  readonly kind = "OutdatedSnapshot";
}

/** A child process crashed: a fault of the program, not of the source. The message contains its output. */
export class ProcessBroken extends DataError {
  readonly kind = "ProcessBroken";
}

/**
 * Runs a command's main function. Prints a {@link DataError} as one line and any other error with its stack. Ignores
 * EPIPE on stdout (`| head`), so that the work is finished even when its output is no longer read.
 */
export async function runCommand(main: () => Promise<number | undefined>): Promise<void> {
  process.stdout.on("error", (error: Error) => {
    if (!("code" in error) || error.code !== "EPIPE") throw error;
  });
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof DataError) process.stderr.write(`${error.message}\n`);
    else throw error;
  }
}
