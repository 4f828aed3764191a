import { deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface Entry {
  /** Path with `/` as the separator, and without a leading slash. */
  path: string
  content: Buffer
}

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

const crc32 = (bytes: Buffer): number =>
  ~bytes.reduce((crc, byte) => (crc >>> 8) ^ CRC_TABLE[(crc ^ byte) & 255], ~0) >>> 0

/**
 * Flag for UTF-8 names. Files are compressed with deflate and dated 1980-01-01, so that equal files result in equal
 * archives.
 */
const FLAGS = 0x0800
const DEFLATED = 8
const DATE = 0x0021
const VERSION = 20

const fields = (...values: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** Creates a ZIP archive of small files (PKWARE APPNOTE 4.3, without ZIP64: below 4 GB and 65,536 files). */
export const zip = (entries: readonly Entry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content } of entries) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const facts = fields(
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    )
    const file = Buffer.concat([fields([4, 0x04034b50]), facts, name, packed])
    files.push(file)
    directory.push(
      Buffer.concat([
        fields([4, 0x02014b50], [2, VERSION]),
        facts,
        fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        name,
      ]),
    )
    offset += file.length
  }
  const size = directory.reduce((total, { length }) => total + length, 0)
  const count = entries.length
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])
  return Buffer.concat([...files, ...directory, end])
}
