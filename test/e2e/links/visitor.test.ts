import { checkLinks } from '../support/links-tour'

describe('what leads to a screen is a link where a visitor comes', () => checkLinks('visitor'))
