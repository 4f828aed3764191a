import { createEmitter } from '@/lib/emitter'

describe('an emitter', () => {
  it('calls all listeners, even after one that throws, but no disposed listener', () => {
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
