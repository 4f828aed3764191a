import { pageConfig } from '@/router/table/page-config'

export default pageConfig('real-name-single')
