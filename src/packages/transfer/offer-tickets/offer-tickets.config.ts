import { pageConfig } from '@/router/table/page-config'

export default pageConfig('offer-tickets')
