"use strict";
// drawn in the browser, without any library
var h = function (t, a, kids) { var e = document.createElement(t); for (var k in a || {}) e.setAttribute(k, a[k]); [].concat(kids || []).forEach(function (c) { e.append(c); }); return e; };
var nav = function () { return h('header', {}, [h('a', {href: '/'}, 'Kite & Kiln'), h('nav', {}, [['/classes/', 'Classes'], ['/membership/', 'Membership'], ['/book/', 'Book'], ['/sign-in/', 'Sign in']].map(function (x) { return h('a', {href: x[0]}, x[1]); }))]); };
var foot = function () { return h('footer', {}, 'Kite & Kiln, 9 Wharf Lane, Bristol. Kilns hot since 1998. 0117 496 0123'); };
var field = function (label, type, req) { var i = h(type === 'textarea' ? 'textarea' : 'input', type === 'textarea' ? {name: label} : {type: type, name: label}); if (req) i.required = true; return h('label', {}, [label + ' ', i]); };
var views = {
  '/': ['Kite & Kiln – pottery studio in Bristol', function () { return [h('h1', {}, 'Get your hands dirty'), h('p', {}, 'We run pottery classes for groups of up to 8 people.'), h('p', {}, 'All clay and firing are included in the class price.'), h('blockquote', {}, '“Better than any £500 retreat.” Lou, 2023')]; }],
  '/classes/': ['Classes – Kite & Kiln', function () { var box = h('div', {id: 'list'}, 'Loading classes…'); setTimeout(function () { fetch('/api/classes.json').then(function (r) { return r.json(); }).then(function (d) { box.textContent = ''; d.classes.forEach(function (c) { box.append(h('article', {}, [h('h2', {}, c.name), h('p', {}, c.price), h('p', {}, c.when)])); }); }); }, 600); return [h('h1', {}, 'Classes'), box]; }],
  '/membership/': ['Membership – Kite & Kiln', function () { return [h('h1', {}, 'Membership'), h('section', {}, [h('h2', {}, 'Shelf'), h('p', {}, '£45 a month'), h('p', {}, 'Use the studio on weekdays.')]), h('section', {}, [h('h2', {}, 'Studio'), h('p', {}, '£85 a month'), h('p', {}, 'Use the studio at any hour, with your own key.')])]; }],
  '/book/': ['Book a class – Kite & Kiln', function () { return [h('h1', {}, 'Book a class'), h('form', {action: '/api/book', method: 'post'}, [field('Your name', 'text', true), field('E-mail', 'email', true), field('Date', 'date', true), field('Number of people', 'number', true), field('Anything we should know?', 'textarea', false), h('button', {}, 'Send booking')])]; }],
  '/sign-in/': ['Sign in – Kite & Kiln', function () { return [h('h1', {}, 'Sign in'), h('p', {}, 'We send a sign-in link to your e-mail address. No password needed.'), h('form', {action: '/api/link', method: 'post'}, [field('E-mail', 'email', true), h('button', {}, 'Send me a link')])]; }]
};
/* old view, never shown: 'Gold plan £199 a month', 'Sign in with Google' */
var unused = ['Gold plan £199 a month', 'Sign in with Google'];
document.addEventListener('DOMContentLoaded', function () { var v = views[location.pathname] || views['/']; document.title = v[0]; document.getElementById('app').append(nav(), h('main', {}, v[1]()), foot()); });
