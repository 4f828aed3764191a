import fc from 'fast-check'
import { cleanAddress } from '@/router/clean-address'

describe('the cleaning of a pasted address', () => {
  it.each([
    ['/content/S6001。', '/content/S6001'],
    ['/content/S6001%E3%80%82', '/content/S6001'],
    ['/content/S6001%20', '/content/S6001'],
    ['/content/S6001%EF%BC%8C', '/content/S6001'],
    ['/content/S6001.', '/content/S6001'],
    ['/content/S6001,', '/content/S6001'],
    ['/content/S6001!', '/content/S6001'],
    ['/content/S6001)', '/content/S6001'],
    ['/content/S6001」', '/content/S6001'],
    ['/content/S6001%0A', '/content/S6001'],
    ['/content/S6001%E2%80%8B', '/content/S6001'],
    ['/content/%22S6001%22', '/content/S6001'],
    ['/content/S6001/。', '/content/S6001'],
    ['/content/S6001。?lang=en', '/content/S6001?lang=en'],
    ['/content/S6001快来看', '/content/S6001'],
    ['/content/S6001&from=singlemessage&isappinstalled=0', '/content/S6001?from=singlemessage&isappinstalled=0'],
    ['/content/S6001&amp;lang=en', '/content/S6001?lang=en'],
    ['/content/S6001&from=groupmessage?lang=en', '/content/S6001?from=groupmessage&lang=en'],
    ['/content/S6001%3Flang%3Den', '/content/S6001?lang=en'],
    ['/list&from=singlemessage', '/list?from=singlemessage'],
    ['/Content/S6001', '/content/S6001'],
    ['/CONTENT/S6001?source=Home', '/content/S6001?source=Home'],
    ['/Order/Detail/O1', '/order/detail/O1'],
    ['/LIST。', '/list'],
    ['/。', '/'],
    ['/topic-activity/T1/Coupon-Template/C1）', '/topic-activity/T1/coupon-template/C1'],
    ['/content/S6001%', '/content/S6001'],
    ['/search/50%', '/search/50%25'],
    ['/search/%E0%A4%A', '/search/%25E0%25A4%25A'],
    ['/content/%E0%A4%A?lang=en', '/content/%25E0%25A4%25A?lang=en'],
    ['/nowhere%', '/nowhere%25'],
    ['/content/S6001%3F%0D%0Alocation:x', '/content/S6001'],
    ['/content/S6001%E3%80%81', '/content/S6001'],
    ['/content/S6001”', '/content/S6001'],
    ['/content/【S6001】', '/content/S6001'],
    ['/content/S6001…', '/content/S6001'],
    ['/content/S6001%C2%A0', '/content/S6001'],
    ['/content/%E2%80%8ES6001', '/content/S6001'],
    ['/content/S6001;', '/content/S6001'],
    ['/booking/S6001。', '/booking/S6001'],
    ['/venue/V1，', '/venue/V1'],
    ['/announce/A1%20', '/announce/A1'],
    ['/order/detail/O1&from=timeline', '/order/detail/O1?from=timeline'],
    ['/content/S6001%%', '/content/S6001'],
    ['/content/S6001%2', '/content/S6001%252'],
    ['/booking/S6001%', '/booking/S6001'],
    ['/venue/V1%?lang=en', '/venue/V1?lang=en'],
    ['/list%', '/list'],
    ['/%', '/'],
    ['/search/100%好', '/search/100%25%E5%A5%BD'],
    ['/search/%', '/search/%25'],
    ['/search/%zz', '/search/%25zz'],
    ['/search/%C3', '/search/%25C3'],
    ['/ChannelLogin', '/channelLogin'],
    ['/BOOKING/S6001', '/booking/S6001'],
    ['/Venue/V1', '/venue/V1'],
    ['/Search/SALT', '/search/SALT'],
    ['/List?CityId=BL1106', '/list?CityId=BL1106'],
    ['/MINE', '/mine'],
    ['/Ticket', '/ticket'],
    ['/Tour-Detail/T1', '/tour-detail/T1'],
    ['/Group-Show/G1/', '/group-show/G1'],
    ['/CONTENT/S6001&FROM=timeline', '/content/S6001?FROM=timeline'],
  ])('converts %s to %s', (address, clean) => {
    expect(cleanAddress(address)).toBe(clean)
  })

  it.each([
    '/',
    '/content/S6001',
    '/content/S6001/',
    '/content/s6001',
    '/content/S6001?utm_campaign=50%off&keywords=%E0%A4%A',
    '/content/S6001?url=https://a.example?b=c。',
    '/search/%E8%AF%9D%E5%89%A7',
    '/search/%e8%af%9d',
    '/search/R&B',
    '/search/Mamma%20Mia!',
    '/search/50%25',
    '/content/%20',
    '/content/。',
    '/login.php',
    '/js/app.js',
    '/nowhere。',
    '//evil.example/content/S6001',
  ])('leaves %s unchanged', (address) => {
    expect(cleanAddress(address)).toBeNull()
  })

  it('does not change an address that is already clean', () => {
    const path = fc.constantFrom('/content/', '/search/', '/LIST', '/topic-activity/T1/coupon-template/', '/')
    fc.assert(
      fc.property(path, fc.string({ unit: 'binary' }), (beginning, rest) => {
        const clean = cleanAddress(beginning + rest)
        expect(cleanAddress(clean ?? '/')).toBeNull()
        expect(clean ?? '/').toMatch(/^\/(?!\/)/)
      }),
    )
  })
})
