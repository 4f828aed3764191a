import { crc32, inflateRawSync } from 'node:zlib'
import { zip } from '../../../scripts/upload/zip'

const END = 22
const RECORD = 46
const HEADER = 30

/** Unpacks an archive as common programs do: starts at the end and reads the central directory. */
const unpack = (archive: Buffer): Record<string, string> => {
  const end = archive.subarray(-END)
  expect(end.readUInt32LE(0)).toBe(0x06054b50)
  const files: Record<string, string> = {}
  let at = end.readUInt32LE(16)
  for (let count = end.readUInt16LE(10); count > 0; count -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + RECORD, at + RECORD + nameLength).toString()
    const header = archive.readUInt32LE(at + 42)
    expect(archive.readUInt32LE(header)).toBe(0x04034b50)
    const start = header + HEADER + archive.readUInt16LE(header + 26)
    const content = inflateRawSync(archive.subarray(start, start + packed))
    expect([content.length, crc32(content)]).toEqual([size, crc])
    files[name] = content.toString()
    at += RECORD + nameLength
  }
  return files
}

test('unpacks packed files, with names in any script', () => {
  const files = { 'app.json': '{}', 'pages/家/home.js': 'x'.repeat(5000), 'empty.fts': '' }
  const archive = zip(Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) })))
  expect(unpack(archive)).toEqual(files)
  expect(archive.length).toBeLessThan(600)
})

test('creates the same archive for the same files', () => {
  const entries = [{ path: 'a', content: Buffer.from('b') }]
  expect(zip(entries)).toEqual(zip(entries))
})
