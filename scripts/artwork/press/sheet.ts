import { randomFrom, type Random } from './random'
import { box, disc, ellipse, polygon, segment, type Point } from './shapes'

/** How a plate meets the sheet: covering, multiplied, added as light, or broken into grain by its opacity. */
export type PlateKind = 'flat' | 'overprint' | 'light' | 'grain'

export interface Plate {
  kind: PlateKind
  markup: string[]
}

/** x1, y1, x2, y2: where a fade is full and where it is gone. */
export type Fade = readonly [number, number, number, number]

/** One picture being drawn: plates of SVG in the order in which the press pulls them. */
export class Sheet {
  readonly plates: Plate[] = []
  readonly random: Random
  paper = '#ffffff'
  private kind: PlateKind = 'flat'
  private readonly wrappers: string[] = []
  private ids = 0

  constructor(
    readonly name: string,
    readonly width = 480,
    readonly height = 640,
  ) {
    this.random = randomFrom(name)
  }

  /** A number between two bounds. */
  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)]
  }

  /** Draws with another kind of plate. */
  on(kind: PlateKind, draw: () => void): void {
    const before = this.kind
    this.kind = kind
    draw()
    this.kind = before
  }

  add(markup: string): void {
    const last = this.plates[this.plates.length - 1]
    const plate = last?.kind === this.kind ? last : { kind: this.kind, markup: [] }
    if (plate !== last) this.plates.push(plate)
    plate.markup.push(this.wrappers.join('') + markup + '</g>'.repeat(this.wrappers.length))
  }

  /** Draws inside a shape only. */
  within(d: string, draw: () => void): void {
    const id = this.id()
    this.wrap(`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`, draw)
  }

  /** Draws moved, turned or scaled, as an SVG transform says. */
  moved(transform: string, draw: () => void): void {
    this.wrap(`<g transform="${transform}">`, draw)
  }

  fill(d: string, color: string, opacity = 1): void {
    this.add(`<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`)
  }

  /** A shape with holes: inner outlines are cut out. */
  cut(d: string, color: string): void {
    this.add(`<path d="${d}" fill="${color}" fill-rule="evenodd"/>`)
  }

  line(d: string, color: string, width: number, more = ''): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    )
  }

  disc(x: number, y: number, radius: number, color: string): void {
    this.fill(disc(x, y, radius), color)
  }

  oval(x: number, y: number, rx: number, ry: number, color: string): void {
    this.fill(ellipse(x, y, rx, ry), color)
  }

  box(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.fill(box(x, y, width, height, radius), color)
  }

  poly(points: readonly Point[], color: string): void {
    this.fill(polygon(points), color)
  }

  rule(x1: number, y1: number, x2: number, y2: number, color: string, width: number): void {
    this.line(segment(x1, y1, x2, y2), color, width)
  }

  /** Grain over a shape, thinning from the fade's first point to its second. */
  shade(d: string, color: string, [x1, y1, x2, y2]: Fade, strength = 1): void {
    const id = this.id()
    const stops = this.stops(color, strength)
    this.on('grain', () => {
      this.add(
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient><path d="${d}" fill="url(#${id})"/>`,
      )
    })
  }

  /** A round cloud of grain: haze, a lamp's halo, the lit side of a ball. */
  glow(x: number, y: number, radius: number, color: string, strength = 1, d = disc(x, y, radius)): void {
    const id = this.id()
    const stops = this.stops(color, strength)
    this.on('grain', () => {
      this.add(
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops}</radialGradient><path d="${d}" fill="url(#${id})"/>`,
      )
    })
  }

  /** Grain over the whole sheet. */
  wash(color: string, fade: Fade, strength = 1): void {
    this.shade(box(0, 0, this.width, this.height), color, fade, strength)
  }

  private stops(color: string, strength: number): string {
    return [0, 0.35, 0.7, 1]
      .map(
        (offset) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${(strength * (1 - offset) ** 1.35).toFixed(3)}"/>`,
      )
      .join('')
  }

  private wrap(open: string, draw: () => void): void {
    this.wrappers.push(open)
    draw()
    this.wrappers.pop()
  }

  private id(): string {
    this.ids += 1
    return `${this.name}-${this.ids}`.replace(/\W/g, '-')
  }
}

/** What a family of pictures exports: a drawing for each file name. */
export type Drawings = Readonly<Record<string, (sheet: Sheet) => void>>
