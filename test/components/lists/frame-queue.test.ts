import { inItsTurn } from '@/components/lists/frame-queue'

const mockFrames: (() => void)[] = []
jest.mock('@/platform/next-frame', () => ({ afterFrame: (draw: () => void) => mockFrames.push(draw) }))

const frame = (): void => mockFrames.splice(0).forEach((run) => run())
const turn = (): void => {
  frame()
  frame()
}

describe('queued changes of a list', () => {
  const done: string[] = []
  const add = (kind: 'coming' | 'going', name: string) => inItsTurn(kind, (share) => void done.push(`${name}${share}`))
  beforeEach(() => done.splice(0))

  test('run in every other frame, additions before removals', () => {
    add('going', 'a')
    add('going', 'b')
    add('coming', 'c')
    frame()
    expect([done, mockFrames.length]).toEqual([[], 1])
    frame()
    expect(done).toEqual(['c1'])
    turn()
    turn()
    expect([done, mockFrames]).toEqual([['c1', 'a1', 'b1'], []])
  })
  test('run all in one frame if several additions are pending', () => {
    for (const name of ['a', 'b', 'c']) add('coming', name)
    turn()
    expect(done).toEqual(['a3', 'b3', 'c3'])
  })
  test('run one removal with each addition while few removals are pending', () => {
    for (const name of ['a', 'b', 'c', 'd']) add('going', name)
    add('coming', 'e')
    turn()
    expect(done).toEqual(['e1', 'a1'])
    for (let more = 0; more < 3; more += 1) turn()
    expect(mockFrames).toEqual([])
  })
  test('run several removals per frame when very many are pending', () => {
    for (let count = 0; count < 200; count += 1) add('going', String(count))
    turn()
    expect(done).toHaveLength(20)
    let turns = 1
    for (; mockFrames.length > 0; turns += 1) turn()
    expect(done).toHaveLength(200)
    expect(turns).toBeLessThan(40)
  })
  test('do not run after they are canceled', () => {
    add('coming', 'a')
    const cancel = add('coming', 'b')
    cancel()
    cancel()
    turn()
    expect(done).toEqual(['a1'])
  })
})
