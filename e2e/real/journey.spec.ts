import { expect, test } from '../support/guarded-test';

const words = '아침에 햇빛 보기 습관 추가해줘';

test('a sentence becomes a habit through MediaPipe on WebGPU, and outlives a reload and the network', async ({
  app,
}) => {
  await app.openCoach();
  await app.say(words);
  await expect(app.openCard()).toContainText('아침에 햇빛 보기');
  expect(await app.rows()).toEqual({ habits: 0, variants: 0 });

  await app.accept();
  await expect(app.log).toContainText('추가했어요! 작게 시작해 봐요.');
  expect(await app.rows()).toEqual({ habits: 1, variants: 2 });
  expect(await app.habits()).toMatchObject([
    { type: 'build', protocolId: 'morning_sunlight', frameLevel: 'L2', frameFramedText: '아침에 햇빛 보기' },
  ]);

  await app.expectKept('아침에 햇빛 보기');

  // The model has been here once, so the coach works in a tunnel, too.
  await app.goTo('코치');
  await app.say('안녕');
  await expect(app.log).toContainText('안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?');
});
