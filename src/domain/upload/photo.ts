/** Problem of a photo of a person, by the measured light and sharpness. */
export type PhotoProblem = 'DARK' | 'BRIGHT' | 'BLURRED'

/** Limits of the mean brightness, from 0 to 255. */
const DARK = 60
const BRIGHT = 225
/** Minimum variance of the Laplacian. Photos of a moving or unfocused camera are below it. */
const SHARP = 30

/** Pixels of a picture: four bytes each, red, green, blue and alpha, as of a canvas. */
export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

const brightnessAt = ({ data }: Pixels, at: number): number =>
  0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Measures the light and the sharpness of a photo. Recognizes no face (decision 163).
 * @returns the first problem, or null for a photo that can be used
 */
export const photoProblem = (pixels: Pixels): PhotoProblem | null => {
  const { width, height } = pixels
  const light = Array.from({ length: width * height }, (_, at) => brightnessAt(pixels, at))
  const mean = meanOf(light)
  if (mean < DARK) return 'DARK'
  if (mean > BRIGHT) return 'BRIGHT'
  const edges: number[] = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      edges.push(4 * light[at] - light[at - 1] - light[at + 1] - light[at - width] - light[at + width])
    }
  const middle = meanOf(edges)
  return meanOf(edges.map((edge) => (edge - middle) ** 2)) < SHARP ? 'BLURRED' : null
}
