import type { CDPSession, Page } from 'playwright-core'

interface Point {
  x: number
  y: number
}

const STEPS = 8

const between = (from: number, to: number, step: number): number => from + ((to - from) * step) / STEPS

/** Fingers on a touch screen. They send the browser's own touch events, for several fingers at once. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  async tap(at: Point): Promise<void> {
    await this.send('touchStart', [at])
    await this.send('touchEnd', [])
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.send('touchStart', [from])
    for (let step = 1; step <= STEPS; step += 1)
      await this.send('touchMove', [{ x: between(from.x, to.x, step), y: between(from.y, to.y, step) }])
    await this.send('touchEnd', [])
  }

  /** Moves two fingers around a point from one distance to another, CSS px. */
  async spread(middle: Point, from: number, to: number): Promise<void> {
    const pair = (apart: number): Point[] => [
      { x: middle.x - apart / 2, y: middle.y },
      { x: middle.x + apart / 2, y: middle.y },
    ]
    await this.send('touchStart', pair(from))
    for (let step = 1; step <= STEPS; step += 1) await this.send('touchMove', pair(between(from, to, step)))
    await this.send('touchEnd', [])
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
