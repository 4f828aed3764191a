import { createNickname } from '../../../../../scripts/gateway/modules/base/user/default-nickname-service'
import { giverName } from '../../../../../scripts/gateway/modules/trade/voucher/gift-service'

describe('giverName', () => {
  const phone = { cellphone: '13800000001', email: null }

  it('returns the nickname that the giver chose', () => {
    expect(giverName({ ...phone, nickname: '灯火阑珊' }, 'zh-CN')).toBe('灯火阑珊')
  })

  it('returns the masked contact of a giver who chose no nickname', () => {
    expect(giverName({ ...phone, nickname: createNickname('zh-CN', phone.cellphone) }, 'en-US')).toBe('138****0001')
    const email = { cellphone: null, email: 'demo@foyer.example' }
    expect(giverName({ ...email, nickname: createNickname('en-US') }, 'zh-CN')).toBe('d***@foyer.example')
  })

  it('returns a neutral name after the giver’s account was closed', () => {
    expect(giverName({ nickname: '', cellphone: null, email: null }, 'zh-CN')).toBe('一位好友')
  })
})
