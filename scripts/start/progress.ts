/** Between two lines where the terminal cannot be rewritten, in ms. */
const QUIET_MS = 3000

interface Out {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** A line that grows while something runs: rewritten in a terminal, repeated now and then in a log. */
export const progressLine = (title: string, out: Out = process.stdout, now: () => number = Date.now) => {
  const start = now()
  let lastReport = -QUIET_MS
  let percent = 0
  const seconds = () => Math.round((now() - start) / 1000)
  const show = () => {
    const text = `  ${title} ${percent > 0 ? `${percent} % ` : ''}(${seconds()} s)`
    if (out.isTTY) out.write(`\r\u001b[2K${text}`)
    else if (now() - lastReport >= QUIET_MS) {
      lastReport = now()
      out.write(`${text}\n`)
    }
  }
  const timer = setInterval(show, 1000)
  show()
  return {
    update: (next: number) => {
      percent = Math.max(percent, next)
      show()
    },
    /** Ends with what came of it. */
    end: (result: string) => {
      clearInterval(timer)
      out.write(`${out.isTTY ? '\r\u001b[2K' : ''}  ${result} (${seconds()} s)\n`)
    },
  }
}
