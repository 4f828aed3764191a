import { type AddressFields, addressProblems } from '@/domain/address'

const address: AddressFields = {
  recipient: '林悦',
  cellphone: '13800000001',
  countryCode: '86',
  provinceId: '31',
  cityId: '3101',
  districtId: '310101',
  detail: '人民大道185号',
}

describe('an address', () => {
  it('has no problems when all fields are filled in', () => {
    expect(addressProblems(address, 'zh-CN')).toEqual({})
  })

  it('reports the missing fields', () => {
    expect(
      addressProblems({ ...address, recipient: ' ', cellphone: '138', districtId: '', detail: '' }, 'zh-CN'),
    ).toEqual({
      recipient: 'form.recipient',
      cellphone: 'form.phone',
      area: 'form.area',
      detail: 'form.detail',
    })
    expect(addressProblems({ ...address, countryCode: '44' }, 'zh-CN')).toEqual({ cellphone: 'form.phoneArea' })
  })

  it.each([
    ['zh-CN', ['人民大道一号'], ['人民大道一', '  人民大道一  ']],
    ['zh-MO', ['南灣大馬路號'], []],
    ['en-US', ['1 Main Street'], ['1 Main Str']],
  ] as const)(
    'for %s, accepts the address details %j, and rejects the short details %j',
    (language, details, short) => {
      const isEnough = (detail: string) => !('detail' in addressProblems({ ...address, detail }, language))
      expect([...details, ...short].filter(isEnough)).toEqual(details)
    },
  )
})
