import { TaskQueue } from '../../../scripts/gateway/core/task-queue'

const refuse = () => new Error('busy')

/** Creates tasks that end when the test calls the functions in `ends`. */
const openTasks = () => {
  const ends: (() => void)[] = []
  return { ends, task: () => new Promise<void>((resolve) => ends.push(resolve)) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a task queue', () => {
  it('runs tasks in order, with at most the maximum number at a time', async () => {
    const { ends, task } = openTasks()
    const queue = new TaskQueue(2, 3)
    const all = Promise.all([1, 2, 3, 4, 5].map(() => queue.run(task, refuse)))
    expect(ends).toHaveLength(2)
    for (let ended = 0; ended < 5; ended += 1) {
      ends[ended]?.()
      await turn()
      expect(ends).toHaveLength(Math.min(5, ended + 3))
    }
    await all
  })

  it('refuses a new task at once when it is full', async () => {
    const { ends, task } = openTasks()
    const queue = new TaskQueue(1, 1)
    const first = queue.run(task, refuse)
    const second = queue.run(task, refuse)
    await expect(queue.run(task, refuse)).rejects.toThrow('busy')
    ends[0]?.()
    await first
    await turn()
    ends[1]?.()
    await second
    await queue.run(() => Promise.resolve(), refuse)
  })

  it('releases the slot of a failed task', async () => {
    const queue = new TaskQueue(1, 0)
    await expect(queue.run(() => Promise.reject(new Error('failed')), refuse)).rejects.toThrow('failed')
    await expect(queue.run(() => Promise.resolve(1), refuse)).resolves.toBe(1)
  })
})
