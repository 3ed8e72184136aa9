import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8. */
export const shaBytes = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** The same as 64 hexadecimal digits: what `printf … | sha256sum` prints. */
export const shaOf = (text: string): string => bytesToHex(shaBytes(text));
