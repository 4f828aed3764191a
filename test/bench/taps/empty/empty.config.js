export default { navigationStyle: 'custom' }
