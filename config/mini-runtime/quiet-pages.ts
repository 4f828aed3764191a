/*
 * Runs in the mini program, where Taro imports it before the app. A hidden page sends its changes in one batch when it
 * is shown again. Hosts draw hidden pages in the thread of the visible page, so updates of hidden pages would slow it
 * down.
 */
import { TaroRootElement } from '@tarojs/runtime'
import { hooks } from '@tarojs/shared'

type Task = () => void
type PageHook = (this: object, ...args: unknown[]) => unknown

/** Hidden pages, with their delayed updates. */
const waiting = new WeakMap<object, Task[]>()

const root = TaroRootElement.prototype as unknown as {
  ctx: object | null
  scheduleTask: (this: { ctx: object | null }, task: Task) => void
}
const schedule = root.scheduleTask

root.scheduleTask = function (task) {
  schedule.call(this, () => {
    const tasks = this.ctx ? waiting.get(this.ctx) : undefined
    if (tasks) tasks.push(task)
    else task()
  })
}

const withHook = (page: Record<string, unknown>, name: string, before: (self: object) => void): void => {
  const hook = page[name] as PageHook | undefined
  page[name] = function (this: object, ...args: unknown[]) {
    before(this)
    return hook?.apply(this, args)
  }
}

hooks.tap('modifyPageObject', (page: Record<string, unknown>) => {
  withHook(page, 'onHide', (self) => {
    if (!waiting.has(self)) waiting.set(self, [])
  })
  withHook(page, 'onShow', (self) => {
    const tasks = waiting.get(self)
    waiting.delete(self)
    tasks?.forEach((task) => task())
  })
  withHook(page, 'onUnload', (self) => void waiting.delete(self))
})
