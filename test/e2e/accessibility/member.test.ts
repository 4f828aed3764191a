import { auditTour } from '../support/audit'

describe('axe finds nothing where a member comes', () => auditTour('member'))
