import { screen } from '@/router/screen'

/** Only a door: the route table leads on to `ticket-detail-new` with the whole query (decision 12). */
const Redirected = () => null

export default screen('ticket-detail', Redirected)
