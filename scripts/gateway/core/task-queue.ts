/** Runs at most `places` tasks in parallel. At most `waiting` further tasks are queued. */
export class TaskQueue {
  private running = 0
  private readonly line: (() => void)[] = []

  constructor(
    private readonly places: number,
    private readonly waiting: number,
  ) {}

  /** Runs a task when a slot is free. @throws the error of `refuse` if the queue is full, without waiting */
  async run<T>(task: () => Promise<T>, refuse: () => Error): Promise<T> {
    if (this.running < this.places) this.running += 1
    else if (this.line.length >= this.waiting) throw refuse()
    // A task that ends passes its slot to the next task, so `running` does not change.
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
