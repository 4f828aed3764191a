import { inflateSync } from 'node:zlib'

/** Returns the streams of a PDF after decompression. */
const streamsOf = (file: Buffer): string[] => {
  const text = file.toString('latin1')
  return [...text.matchAll(/<<([^]*?)>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: facts = '', index }) => {
    const length = /\/Length (\d+)/.exec(facts)
    if (!length) return []
    const body = file.subarray(index + head.length, index + head.length + Number(length[1]))
    return [(facts.includes('/FlateDecode') ? inflateSync(body) : body).toString('latin1')]
  })
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Converts glyphs to text by the `ToUnicode` map of the font. */
const glyphsOf = (map: string): Map<string, string> => {
  const glyphs = new Map<string, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, code = ''], at) => {
      const glyph = (parseInt(from, 16) + at).toString(16).padStart(4, '0')
      glyphs.set(glyph, utf16(code.replace(/\s/g, '')))
    })
  return glyphs
}

/** Returns the text lines of a PDF that uses one font. */
export const linesOfPdf = (file: Buffer): string[] => {
  const streams = streamsOf(file)
  const glyphs = glyphsOf(streams.find((stream) => stream.includes('begincmap')) ?? '')
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => glyphs.get(code.toLowerCase()) ?? '�')
        .join(''),
    ),
  )
}
