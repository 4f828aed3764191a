import { progressLine } from '../../../scripts/start/progress'

const START = 1000

const createOut = (isTTY: boolean) => {
  const texts: string[] = []
  return { isTTY, texts, write: (text: string) => texts.push(text) }
}

describe('progressLine', () => {
  let line: ReturnType<typeof progressLine>
  afterEach(() => line.stop())

  it('shows the current step of every running task on one line of a terminal', () => {
    const out = createOut(true)
    let now = START
    line = progressLine(out, () => now)
    line.update('Gateway', 'loading')
    now += 4000
    line.update('Storefront', 'bundling')
    expect(out.texts.at(-1)).toBe('\r\u001b[2K  Gateway: loading · Storefront: bundling (4 s)')
  })

  it('prints the result of an ended task and drops its step', () => {
    const out = createOut(true)
    line = progressLine(out, () => START)
    line.update('Gateway', 'loading')
    line.update('Storefront', 'bundling')
    line.end('Storefront', 'Storefront built')
    expect(out.texts.slice(-2)).toEqual([
      '\r\u001b[2K  Storefront built (0 s)\n',
      '\r\u001b[2K  Gateway: loading (0 s)',
    ])
  })

  it('adds a line to a log at most every 3 s', () => {
    const out = createOut(false)
    let now = START
    line = progressLine(out, () => now)
    for (const step of ['one', 'two', 'three', 'four', 'five']) {
      line.update('Gateway', step)
      now += 1000
    }
    expect(out.texts).toEqual(['  Gateway: one (0 s)\n', '  Gateway: four (3 s)\n'])
  })
})
