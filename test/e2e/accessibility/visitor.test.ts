import { auditTour } from '../support/audit'

describe('axe finds nothing where a visitor comes', () => auditTour('visitor'))
