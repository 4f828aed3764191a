import { compose, type Step } from '@/lib/compose'

describe('the function compose', () => {
  const note =
    (name: string): Step<string[]> =>
    async (context, next) => {
      context.push(name)
      await next()
      context.push(`/${name}`)
    }

  it('runs the steps in order, then back in reverse order', async () => {
    const heard: string[] = []
    await compose([note('a'), note('b')])(heard, async () => void heard.push('end'))
    expect(heard).toEqual(['a', 'b', 'end', '/b', '/a'])
  })

  it('stops at a step that does not call the next step, and rethrows errors', async () => {
    const heard: string[] = []
    await compose([async () => undefined, note('b')])(heard, async () => undefined)
    expect(heard).toEqual([])
    await expect(
      compose<null>([async () => Promise.reject(new Error('no'))])(null, async () => undefined),
    ).rejects.toThrow('no')
  })

  it('rejects a second call of `next` in one step', async () => {
    const twice: Step<null> = async (_, next) => {
      await next()
      await next()
    }
    await expect(compose([twice])(null, async () => undefined)).rejects.toThrow('twice')
  })
})
