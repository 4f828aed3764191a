import { screen } from '@/router/screen'

/** Renders nothing: the route table redirects to `ticket-detail-new` with all query parameters (decision 12). */
const Redirected = () => null

export default screen('ticket-detail', Redirected)
