import { createEmitter } from '@/lib/emitter'

describe('an emitter', () => {
  it('calls all listeners despite an exception, except disposed listeners', () => {
    const events = createEmitter<{ login: string }>()
    const heard: string[] = []
    events.on('login', () => {
      throw new Error('deaf')
    })
    const stop = events.on('login', (user) => heard.push(user))
    expect(() => events.emit('login', 'u1')).toThrow('deaf')
    stop()
    expect(() => events.emit('login', 'u2')).toThrow('deaf')
    expect(heard).toEqual(['u1'])
  })
})
