import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'shortCode.codeParams': { id: 'S1001POSTER' },
  'shortCode.generateCode': {
    page: 'packages/show/show-detail/show-detail',
    params: { showId: 'S1001', channelId: 'friends' },
  },
  'shortCode.shortCode': async (test) => {
    const { accessToken: token } = await test.signIn()
    const body = { page: 'pages/home/home', params: {} }
    const made = await test.ask('buyer/v1/wxapps/short_codes/generate_code', { method: 'POST', body, token })
    return { id: made.body.data.code }
  },
}
