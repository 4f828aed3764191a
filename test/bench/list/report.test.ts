import { frameTimes, type TraceEvent } from './frame-times'
import { type ListFigures, medianOf, percentile, verdicts } from './report'

const event = (name: string, ts: number, dur?: number, tid = 1): TraceEvent => ({
  name,
  ph: dur === undefined ? 'I' : 'X',
  ts,
  dur,
  pid: 1,
  tid,
})

describe('the work of a frame', () => {
  it('counts the main thread’s tasks between two frames, including parts of tasks', () => {
    const events = [
      event('BeginMainThreadFrame', 10_000),
      event('BeginMainThreadFrame', 30_000),
      event('BeginMainThreadFrame', 50_000),
      event('RunTask', 9_000, 3_000),
      event('RunTask', 20_000, 4_000),
      event('RunTask', 45_000, 20_000),
      event('RunTask', 12_000, 9_000, 2),
    ]
    expect(frameTimes(events)).toEqual([6, 5])
  })

  it('is unknown if no frames were recorded', () => {
    expect(percentile(frameTimes([event('RunTask', 0, 5)]), 0.95)).toBeNaN()
  })
})

describe('the goals of the list', () => {
  const figures = (frame: number, whole: number, member = frame): ListFigures => ({
    ours: { frame, nodes: 1_500, growth: 1.1 },
    whole: { frame: whole, nodes: 30_000, growth: 1 },
    member: { frame: member, nodes: 1_500, growth: 1.1 },
    search: { ours: 1.3, bare: 1 },
  })

  it('are met at their limits', () => {
    expect(verdicts(figures(20, 80)).filter(({ met }) => !met)).toEqual([])
  })

  it('are missed beyond the limits, or if a figure is missing', () => {
    expect(verdicts(figures(21, 80)).filter(({ met }) => !met)).toHaveLength(2)
    expect(verdicts(figures(NaN, 80, 20)).filter(({ met }) => !met)).toHaveLength(3)
  })

  it('limit member prices to a tenth more work per frame', () => {
    expect(verdicts(figures(10, 80, 11)).filter(({ met }) => !met)).toEqual([])
    expect(verdicts(figures(10, 80, 11.1)).filter(({ met }) => !met)).toHaveLength(1)
  })

  it('use the median and the 95th percentile', () => {
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(percentile([...Array(100).keys()], 0.95)).toBe(94)
  })
})
