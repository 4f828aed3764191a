import { act } from 'react'
import { SkuChoiceModel } from '@/components/goods/sku-choice.model'
import { SkuSheet } from '@/components/goods/sku-sheet/sku-sheet'
import { joinFacts } from '@/lib/join-facts'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'
import { BAG } from './sku-choice.data'

let screen: Mounted
beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => screen.unmount())

const shown = async () => {
  const rules = { limitedSkuIds: () => [], limitOf: () => ({ most: 3, reason: 'stock' as const }), quantityOf: () => 3 }
  const model = new SkuChoiceModel(BAG, rules)
  screen = await mount(withServices(SkuSheet, fakeServices().services), {
    ...{ open: true, model, limitText: 'At most 5' },
    ...{ onClose: () => undefined, onSubmit: () => void model.submit() },
  })
  return model
}

const radio = (value: string) =>
  screen.all('[role=radio]').find((each) => each.querySelector('.word')?.textContent === value)!

describe('the sheet that chooses a variant', () => {
  it('names the missing attribute when the buyer confirms', async () => {
    await shown()
    await screen.tap(radio('Sand'))
    await screen.tap(screen.button('OK'))
    expect(screen.text('[role=alert]')).toBe('Choose: Size')
  })

  it('offers the nearest variant for a grayed value with one tap', async () => {
    const model = await shown()
    await screen.tap(radio('Black'))
    expect(radio('L').textContent).toBe('LSold out')
    await screen.tap(radio('L'))
    expect(screen.text()).toContain('L is sold out in Black')
    await screen.tap(screen.button('Choose Sand\u00a0· L'))
    expect(model.sku?.skuId).toBe('Sand L')
    expect(radio('Sand').getAttribute('aria-checked')).toBe('true')
  })

  it('chooses grayed values by arrow keys', async () => {
    await shown()
    await screen.tap(radio('Black'))
    await screen.tap(radio('S'))
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    act(() => void screen.all('[role=radiogroup]')[1].dispatchEvent(event))
    await screen.settle()
    expect(radio('L').getAttribute('aria-checked')).toBe('true')
    expect(screen.text()).toContain('L is sold out in Black')
  })

  it('preserves a partial choice after a reload', async () => {
    const model = await shown()
    await screen.tap(radio('Sand'))
    act(() => model.update({ ...BAG }))
    expect(model.values).toBe('Sand')
    await screen.tap(radio('Sand'))
    act(() => model.update({ ...BAG }))
    expect(model.values).toBe('')
  })

  it('drops a chosen value that the goods no longer have', async () => {
    const model = await shown()
    await screen.tap(radio('Sand'))
    await screen.tap(radio('L'))
    const [color, size] = BAG.attributes
    const small = { ...size, values: size.values.filter(({ valueId }) => valueId === 'S') }
    act(() =>
      model.update({ ...BAG, attributes: [color, small], skus: BAG.skus.filter(({ skuId }) => skuId.endsWith('S')) }),
    )
    expect(model.values).toBe(joinFacts(['Sand', 'S']))
  })

  it('shows the reason for the maximum beside the stepper', async () => {
    await shown()
    await screen.tap(radio('Sand'))
    await screen.tap(radio('L'))
    expect(screen.text()).toContain('Only 3 left')
  })
})
