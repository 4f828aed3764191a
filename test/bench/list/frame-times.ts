/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
}

const FRAME = 'BeginMainThreadFrame'
const TASK = 'RunTask'

/** Returns the id of the thread with the most frames, which is the main thread of the page. */
const mainThread = (events: readonly TraceEvent[]): string => {
  const frames = new Map<string, number>()
  for (const { name, pid, tid } of events)
    if (name === FRAME) frames.set(`${pid} ${tid}`, (frames.get(`${pid} ${tid}`) ?? 0) + 1)
  return [...frames].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** Returns the time that the main thread works for each frame, ms: the sum of its tasks until the next frame. */
export const frameTimes = (events: readonly TraceEvent[]): number[] => {
  const thread = mainThread(events)
  const own = events.filter(({ pid, tid }) => `${pid} ${tid}` === thread).sort((a, b) => a.ts - b.ts)
  const begins = own.filter(({ name }) => name === FRAME).map(({ ts }) => ts)
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X')
  const times: number[] = []
  let at = 0
  for (let frame = 0; frame + 1 < begins.length; frame += 1) {
    const [from, to] = [begins[frame], begins[frame + 1]]
    let busy = 0
    while (at < tasks.length && tasks[at].ts + (tasks[at].dur ?? 0) <= from) at += 1
    for (let next = at; next < tasks.length && tasks[next].ts < to; next += 1) {
      const end = tasks[next].ts + (tasks[next].dur ?? 0)
      busy += Math.min(end, to) - Math.max(tasks[next].ts, from)
    }
    times.push(busy / 1000)
  }
  return times
}
