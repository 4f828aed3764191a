import { GateLight } from '@/components/code/gate-light'
import { done, unsupported } from '@/platform/outcome'

const host = (value: number | null) => {
  const log: string[] = []
  const say = (word: string) => {
    log.push(word)
    return Promise.resolve(done)
  }
  return {
    log,
    screen: {
      brightness: () => Promise.resolve(value === null ? unsupported : { kind: 'brightness' as const, value }),
      setBrightness: (wanted: number) => say(`bright ${wanted}`),
      keepOn: (on: boolean) => say(`on ${on}`),
      hideFromCapture: (hidden: boolean) => say(`hidden ${hidden}`),
    },
  }
}

describe('the screen brightness for a ticket code', () => {
  it('is raised while the code is shown, and restored afterwards', async () => {
    const { log, screen } = host(0.3)
    const light = new GateLight(screen)
    await light.turnOn()
    await light.turnOn()
    light.turnOff()
    light.turnOff()
    expect(log).toEqual(['on true', 'hidden true', 'bright 1', 'on false', 'hidden false', 'bright 0.3'])
  })

  it('leaves a brightness unchanged that cannot be read', async () => {
    const { log, screen } = host(null)
    const light = new GateLight(screen)
    await light.turnOn()
    light.turnOff()
    expect(log).toEqual(['on true', 'hidden true', 'on false', 'hidden false'])
  })

  it('is not raised if the buyer leaves before the brightness is read', async () => {
    const { log, screen } = host(0.3)
    const light = new GateLight(screen)
    const rising = light.turnOn()
    light.turnOff()
    await rising
    expect(log).toEqual(['on true', 'hidden true', 'on false', 'hidden false'])
  })
})
