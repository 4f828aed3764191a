import { stepStates } from '@/components/ui/timeline/step-states'
import { Timeline } from '@/components/ui/timeline/timeline'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

test.each([
  ['the newest step is current', 3, { hasNext: false, isOver: false }, ['current', 'done', 'done']],
  ['the next step is above the current step', 3, { hasNext: true, isOver: false }, ['next', 'current', 'done']],
  ['all steps are done at the end', 2, { hasNext: false, isOver: true }, ['done', 'done']],
  ['no steps have no state', 0, { hasNext: false, isOver: false }, []],
] as const)('returns the states of the steps: %s', (_, count, facts, states) => {
  expect(stepStates(count, facts)).toEqual(states)
})

describe('Timeline', () => {
  let screen: Mounted
  afterEach(() => screen.unmount())

  test('shows the state of each step by class and text', async () => {
    await texts.setLanguage('zh-CN')
    const steps = ['到账', '退款中', '申请'].map((title) => ({ title, content: '今天' }))
    screen = await mount(Timeline, { label: '进度', steps, hasNext: true })
    const items = screen.all('[role=group][aria-label=进度] .at-timeline-item')
    expect(items.map(({ className, textContent }) => [className.split('--')[1], textContent])).toEqual([
      ['next', '到账待进行今天'],
      ['current', '退款中当前今天'],
      ['done', '申请已完成今天'],
    ])
  })
})
