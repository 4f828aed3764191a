import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// The library gets its WASM file here. Otherwise it would load the file from the network.
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
  },
})

/** Gray pixels, one byte per pixel, row by row. */
interface GreyPicture {
  data: ArrayLike<number>
  width: number
  height: number
}

/** Reads the Code 128 bar code in a picture, as a line scanner does. @throws Error if the picture has no code */
export const readBars = async ({ data, width, height }: GreyPicture): Promise<string> => {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) rgba.fill(data[at]!, at * 4, at * 4 + 3)
  const [code] = await readBarcodes({ data: rgba, width, height } as ImageData, { formats: ['Code128'] })
  if (!code?.isValid) throw new Error('The picture shows no Code 128.')
  return code.text
}
