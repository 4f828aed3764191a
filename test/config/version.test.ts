import { version } from '../../package.json'

test('equals the app version in the specification (shell §9)', () => expect(version).toBe('1.0.0'))
