import { cities, districts, provinces, type Region } from '@/api/address'
import { RegionPickerModel } from '@/components/form/region/region-picker.model'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'
import { screenScope } from '../../support/screen-scope'

const shanghai = { id: '31', name: '上海市' }
const city = { id: '3101', name: '上海市' }
const district = { id: '310106', name: '静安区' }

const setUp = () => {
  const all = fakeServices({
    answers: [
      [provinces, () => [shanghai]],
      [cities, () => [city]],
      [districts, () => [district]],
    ],
  })
  const done: Region[][] = []
  const { screen } = screenScope(all.services)
  const model = new RegionPickerModel({ ...all.services, screen }, (regions) => done.push(regions))
  return { ...all, done, model }
}

describe('the region picker', () => {
  it('has three steps: province, city and district', async () => {
    const { model, done, sentTo } = setUp()
    model.show([])
    await settle()
    model.choose(shanghai)
    await settle()
    model.choose(city)
    await settle()
    expect([sentTo(cities), sentTo(districts)]).toEqual([[{ provinceId: '31' }], [{ cityId: '3101' }]])
    model.choose(district)
    expect([model.open, done]).toEqual([false, [[shanghai, city, district]]])
  })

  it('opens at the district step for a stored region', async () => {
    const { model } = setUp()
    model.show([shanghai, city, district])
    await settle()
    expect([model.step, model.steps, model.options.value]).toEqual([2, ['province', 'city', 'district'], [district]])
  })

  it('clears the city and district when another province is chosen', async () => {
    const { model } = setUp()
    model.show([shanghai, city, district])
    model.goTo(0)
    model.choose({ id: '33', name: '浙江省' })
    expect([model.chosen.length, model.step]).toEqual([1, 1])
  })
})
