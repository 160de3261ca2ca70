/** A failure that the operator can act on: printed as one line, exit code 1, no stack. */
export class DataError extends Error {
  override readonly name = "DataError";
}

/** A command called without what it needs: nothing was tried. */
export class UsageError extends DataError {
  readonly kind = "UsageError";
}

/** The source does not answer: the last good snapshot and site stay. */
export class SourceUnavailable extends DataError {
  readonly kind = "SourceUnavailable";
}

/** Another run holds what this one wants: it goes on with the work. */
export class AtWork extends DataError {
  readonly kind = "AtWork";
}

/** A snapshot that an older program wrote: nothing reads it but a pull, which brings it up to date. */
export class OutdatedSnapshot extends DataError {
  readonly kind = "OutdatedSnapshot";
}

/** A process of our own broke off: a fault of the program, not of the source. What it said is in the message. */
export class ProcessBroken extends DataError {
  readonly kind = "ProcessBroken";
}

/**
 * Runs a command's main function; prints a {@link DataError} as one line and any other error whole. Where nobody listens to
 * its output any more (`| head`) it does its work to the end all the same.
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
