import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { DataError } from "#scripts/lib/errors.ts";

/** Content of a single-file zip, and its modification day. */
export interface ZippedFile {
  readonly content: Uint8Array;
  readonly day: string;
}

/** Central directory: signature, modification date at offset 14, checksum at offset 16 (APPNOTE 4.3.12). */
const directorySignature = 0x02014b50;

/** Extracts a zip with a single file. @throws DataError if the archive is damaged; fflate does not verify checksums. */
export function unzipOne(bytes: Uint8Array, path: string): ZippedFile {
  const directory = findDirectory(bytes);
  let files: Uint8Array[] = [];
  try {
    files = Object.values(unzipSync(bytes));
  } catch {
    // Reported below, together with other kinds of damage.
  }
  const content = files[0];
  if (directory === null || content === undefined || crc32(content) !== directory.crc) {
    throw new DataError(`${path}: the zip is damaged. Download it again from dati.senato.it and repeat the pull.`);
  }
  return { content, day: directory.day };
}

function findDirectory(bytes: Uint8Array): { crc: number; day: string } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.byteLength - 46; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === directorySignature)
      return { crc: view.getUint32(at + 16, true), day: dosDay(view.getUint16(at + 14, true)) };
  }
  return null;
}

/** Parses an MS-DOS date: year since 1980 in 7 bits, month in 4, day in 5. */
function dosDay(date: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${String(1980 + (date >> 9))}-${two((date >> 5) & 15)}-${two(date & 31)}`;
}
