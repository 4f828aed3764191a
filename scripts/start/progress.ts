/** Minimum time in ms between two lines in a log, where a printed line cannot be replaced. */
const QUIET_MS = 3000

interface Out {
  isTTY?: boolean
  write: (text: string) => unknown
}

/**
 * Creates a progress line that shows the current step of each task and its duration in seconds. In a log, it prints a
 * line every 3 s.
 */
export const progressLine = (out: Out = process.stdout, now: () => number = Date.now) => {
  const start = now()
  const steps = new Map<string, string>()
  let lastReport = -Infinity
  const seconds = () => Math.round((now() - start) / 1000)
  const erase = () => (out.isTTY ? '\r\u001b[2K' : '')
  const show = () => {
    if (steps.size === 0) return
    const tasks = [...steps].map(([task, step]) => (step ? `${task}: ${step}` : task))
    const text = `  ${tasks.join(' · ')} (${seconds()} s)`
    if (out.isTTY) out.write(`${erase()}${text}`)
    else if (now() - lastReport >= QUIET_MS) {
      lastReport = now()
      out.write(`${text}\n`)
    }
  }
  const timer = setInterval(show, 1000)
  return {
    /** Sets the current step of a task. The first step starts the task. */
    update: (task: string, step = '') => {
      steps.set(task, step)
      show()
    },
    /** Ends a task and prints its result. */
    end: (task: string, result: string) => {
      steps.delete(task)
      out.write(`${erase()}  ${result} (${seconds()} s)\n`)
      show()
    },
    /** Stops the progress line. Must be called after the last task or after a failure. */
    stop: () => {
      clearInterval(timer)
      if (steps.size > 0) out.write(erase())
    },
  }
}
