import guides from '../../../scripts/gateway/modules/base/place/data/guides.json'
import venues from '../../../scripts/gateway/modules/base/place/data/venues.json'
import { mediaAddress } from '../../../scripts/gateway/core/media/files'
import { useBuiltStorefront } from '../support/built-storefront'
import { readPage } from '../support/read-page'

jest.setTimeout(300_000)

const gateway = useBuiltStorefront()

const read = (url: string) => readPage(`${gateway.url}${url}`)

const name = venues[0].name['en-US']
const address = venues[0].address['en-US']

describe('the HTML page of a venue when scripts are disabled', () => {
  it('contains name, address, directions, picture and shows in the address’s language', async () => {
    const page = await read('/venue/V01?lang=en')
    expect([page.response.status, page.document.querySelector('h1')?.textContent]).toEqual([200, name])
    expect(page.title).toContain(name)
    for (const part of [address, ...guides[0].transport.map(({ text }) => text['en-US'])])
      expect(page.text).toContain(part)
    expect(page.meta('description')).toContain(address)
    expect(page.canonical).toBe(`${gateway.url}/venue/V01?lang=en`)
    expect(page.graph('image')).toBe(`${gateway.url}${mediaAddress('/media/venues/venue-1.webp')}`)
    expect(page.links).toContain('/content/S6101?lang=en')
  })

  it('has the same canonical address at both addresses of the page', async () => {
    expect((await read('/venue?venueId=V01&lang=en')).canonical).toBe(`${gateway.url}/venue/V01?lang=en`)
  })

  it('contains structured data of a place and its events', async () => {
    const { data, canonical, links } = await read('/venue/V01?lang=en')
    const { event, ...place } = data()
    expect(place).toMatchObject({
      '@type': 'EventVenue',
      '@id': canonical,
      name,
      url: canonical,
      address: { '@type': 'PostalAddress', addressLocality: 'Shanghai' },
      geo: { latitude: 31.2353, longitude: 121.4873 },
    })
    expect(event.length).toBeGreaterThan(3)
    const known = links.map((link) => new URL(link ?? '', gateway.url).href)
    for (const each of event) {
      expect(each).toMatchObject({ name: expect.any(String), location: { '@id': canonical } })
      expect(each['@type']).toMatch(/Event$/)
      expect(each.eventStatus).toMatch(/^https:\/\/schema\.org\/Event/)
      expect(known).toContain(each.url)
    }
  })

  it('is linked from the pages of its shows and from the home page', async () => {
    expect((await read('/content/S6101?lang=en')).links).toContain('/venue/V01?lang=en')
    expect((await read('/')).links).toContain('/venue/V01')
  })
})
