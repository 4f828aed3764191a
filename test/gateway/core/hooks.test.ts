import { STAGES } from '../../../scripts/gateway/core/due-stages'
import { gatherModules } from '../../../scripts/gateway/core/gather'
import { partsOf } from '../../../scripts/gateway/core/run-hooks'

describe('the hooks of the gateway', () => {
  it('run their handlers in alphabetical order of the modules', () => {
    const names = partsOf('order.columns').map((columns) => Object.keys(columns)[0])
    const modules = gatherModules().flatMap(({ hooks }) => (hooks?.['order.columns'] ? [hooks['order.columns']()] : []))
    expect(names).toEqual(modules.map((columns) => Object.keys(columns)[0]))
    expect(names.length).toBeGreaterThan(1)
  })
})

describe('the stages of due jobs', () => {
  it.each([...STAGES.scoped, ...STAGES.whole])('include at least one handler for the stage %s', (stage) => {
    expect(gatherModules().filter(({ hooks }) => hooks?.[`due.${stage}`])).not.toHaveLength(0)
  })
})
