import { useGateway } from '../../../support/gateway'

const test = useGateway()

const match = (versionNo: string) =>
  test.ask(`version/match?productCode=CYY&clientCode=H5&merchantId=M1001&versionNo=${encodeURIComponent(versionNo)}`)

it.each([
  ['3.99.99', 'FORCE'],
  ['4.0.0', 'WEAK'],
  ['4.38.3', 'NONE'],
])('maps the client version %s to the update type %s', async (version, updateType) => {
  expect((await match(version)).body).toMatchObject({ statusCode: 200, data: { updateType, newestVersion: '4.38.3' } })
})

it.each(['', 'newest', '4..1', '4.38.3-beta', '1.2.3.4.5', "4'--"])('rejects the version %p', async (version) => {
  expect((await match(version)).status).toBe(400)
})
