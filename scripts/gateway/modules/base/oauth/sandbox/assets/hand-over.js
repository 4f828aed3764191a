const { origin, answer } = JSON.parse(document.getElementById('answer').textContent)
if (window.opener) window.opener.postMessage(answer, origin)
window.close()
