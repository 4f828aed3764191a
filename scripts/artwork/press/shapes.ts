/** Path data builders. Lengths in picture units, angles in degrees clockwise from three o'clock. */
export type Point = readonly [x: number, y: number]
/** A point of a brush stroke with the stroke's full width there. */
export type Dab = readonly [x: number, y: number, width: number]

const r1 = (value: number): number => Math.round(value * 10) / 10
const at = ([x, y]: Point): string => `${r1(x)} ${r1(y)}`

export const polar = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`
const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`
export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  polyline([
    [x1, y1],
    [x2, y2],
  ])

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${r1(x - rx)} ${r1(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`
export const disc = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius)

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${r1(x)} ${r1(y)}h${r1(width)}v${r1(height)}h${r1(-width)}Z`
  return `M${r1(x + r)} ${r1(y)}h${r1(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${r1(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${r1(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${r1(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** An open arc. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): string => {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  return `M${at(polar(x, y, radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${at(polar(x, y, radius, to))}`
}

/** A slice of a ring; with `inner` 0 a slice of a disc. */
export const sector = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0
  const head = `M${at(polar(x, y, outer, from))}A${outer} ${outer} 0 ${large} 1 ${at(polar(x, y, outer, to))}`
  if (inner <= 0) return `${head}L${r1(x)} ${r1(y)}Z`
  return `${head}L${at(polar(x, y, inner, to))}A${inner} ${inner} 0 ${large} 0 ${at(polar(x, y, inner, from))}Z`
}

/** An arch: a rectangle under a half circle; `y` is the crown. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${r1(x)} ${r1(y + height)}V${r1(y + width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${r1(y + height)}Z`

export const star = (x: number, y: number, outer: number, inner: number, tips: number, turn = -90): string =>
  polygon(Array.from({ length: tips * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, turn + (i * 180) / tips)))

const ring = <T>(points: readonly T[], index: number, closed: boolean): T => {
  const count = points.length
  const place = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
  return points[place]
}

/** A smooth line through the points (Catmull-Rom); `tension` 0 is straight, 1 is round. */
export const curve = (points: readonly Point[], closed = false, tension = 1): string => {
  const spans = closed ? points.length : points.length - 1
  let d = `M${at(points[0])}`
  for (let i = 0; i < spans; i++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((step) => ring(points, i + step, closed))
    const k = tension / 6
    d += `C${at([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k])} ${at([p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k])} ${at(p2)}`
  }
  return closed ? `${d}Z` : d
}

const mix = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** The outline of a stroke whose width swells and thins: limbs, ribbons, sleeves, brush marks. */
export const brush = (dabs: readonly Dab[], steps = 10): string => {
  const spine: Dab[] = []
  for (let i = 0; i < dabs.length - 1; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => ring(dabs, i + step, false))
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      spine.push([
        mix(a[0], b[0], c[0], d[0], t),
        mix(a[1], b[1], c[1], d[1], t),
        Math.max(0.2, mix(a[2], b[2], c[2], d[2], t)),
      ])
    }
  }
  spine.push(dabs[dabs.length - 1])
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y, width], i) => {
    const [x1, y1] = ring(spine, i - 1, false)
    const [x2, y2] = ring(spine, i + 1, false)
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const nx = (-(y2 - y1) / length) * (width / 2)
    const ny = ((x2 - x1) / length) * (width / 2)
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  const [head, tail] = [dabs[0][2] / 2, dabs[dabs.length - 1][2] / 2]
  return `M${left.map(at).join('L')}A${r1(tail)} ${r1(tail)} 0 0 0 ${right.map(at).join('L')}A${r1(head)} ${r1(head)} 0 0 0 ${at(left[0])}Z`
}

/** Points of a function of x, for waves, ridges and hills. */
export const plot = (x1: number, x2: number, step: number, y: (x: number) => number): Point[] => {
  const points: Point[] = []
  for (let x = x1; x < x2; x += step) points.push([x, y(x)])
  points.push([x2, y(x2)])
  return points
}

/** Everything below a line of points, down to `floor`. */
export const ground = (points: readonly Point[], floor: number): string =>
  `${polyline(points)}L${r1(points[points.length - 1][0])} ${floor}L${r1(points[0][0])} ${floor}Z`
