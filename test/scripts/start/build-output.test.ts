import { failureLines, percentIn } from '../../../scripts/start/build-h5'

it('reads the last percentage of a piece of output', () => {
  expect(percentIn('● Webpack ███ building (12%)\n● Webpack ███ sealing (88%)')).toBe(88)
  expect(percentIn('nothing')).toBeNull()
})

it('shows a failed build from its first error on, without progress bars', () => {
  expect(failureLines('● Webpack ███ (88%)\nhello\n✖ Errors:\nModuleNotFoundError: x\n')).toEqual([
    '✖ Errors:',
    'ModuleNotFoundError: x',
  ])
})
