/** Runs at most `places` tasks at once, with at most `waiting` more in the queue. */
export class TaskQueue {
  private running = 0
  private readonly line: (() => void)[] = []

  constructor(
    private readonly places: number,
    private readonly waiting: number,
  ) {}

  /** Runs a task when a slot is free. @throws what `refuse` returns, immediately if the queue is full */
  async run<T>(task: () => Promise<T>, refuse: () => Error): Promise<T> {
    if (this.running < this.places) this.running += 1
    else if (this.line.length >= this.waiting) throw refuse()
    // The ending task passes its slot on.
    else await new Promise<void>((resolve) => this.line.push(resolve))
    try {
      return await task()
    } finally {
      const next = this.line.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
