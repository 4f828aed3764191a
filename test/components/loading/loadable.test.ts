import { Loadable } from '@/components/loading/loadable'

const later = <T>() => {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

describe('Loadable', () => {
  it('goes from idle through loading to ready', async () => {
    const loadable = new Loadable(async () => 'shows')
    expect(loadable.status).toBe('idle')
    const loading = loadable.load()
    expect(loadable.status).toBe('loading')
    await loading
    expect(loadable.status).toBe('ready')
    expect(loadable.value).toBe('shows')
  })

  it('fails without a value, and recovers by loading again', async () => {
    let fails = true
    const loadable = new Loadable(async () => {
      if (fails) throw new Error('no network')
      return 1
    })
    await loadable.load()
    expect(loadable.status).toBe('failed')
    fails = false
    await loadable.load()
    expect(loadable.status).toBe('ready')
    expect(loadable.error).toBeNull()
  })

  it('keeps what is shown while it reloads and when the reload fails', async () => {
    const answers = [Promise.resolve('old'), Promise.reject(new Error('no network'))]
    const loadable = new Loadable(() => answers.shift() as Promise<string>)
    await loadable.load()
    const reload = loadable.load()
    expect(loadable.value).toBe('old')
    await reload
    expect(loadable.status).toBe('ready')
    expect(loadable.error).toEqual(new Error('no network'))
  })

  it('drops an answer that a later load overtook', async () => {
    const [slow, fast] = [later<string>(), later<string>()]
    const answers = [slow.promise, fast.promise]
    const loadable = new Loadable(() => answers.shift() as Promise<string>)
    const first = loadable.load()
    const second = loadable.load()
    fast.resolve('new')
    await second
    slow.resolve('old')
    await expect(first).resolves.toBe(false)
    expect(loadable.value).toBe('new')
  })
})
