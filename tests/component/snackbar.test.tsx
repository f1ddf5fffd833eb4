import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';

describe('the snackbar', () => {
  let snackbars: Snackbars;
  beforeEach(() => {
    vi.useFakeTimers();
    snackbars = new Snackbars();
    render(<SnackbarHost snackbars={snackbars} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const show = async (text: string, run = vi.fn()) => {
    snackbars.show({ text, action: { label: '실행 취소', run } });
    await vi.advanceTimersByTimeAsync(0);
    return run;
  };

  it('stays for at least six seconds and then goes', async () => {
    await show('했어요');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.getByText('했어요')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(screen.queryByText('했어요')).toBeNull();
  });

  it('waits while the focus is on it', async () => {
    await show('했어요');
    fireEvent.focusIn(screen.getByRole('button', { name: '실행 취소' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText('했어요')).toBeTruthy();
    fireEvent.focusOut(screen.getByRole('button', { name: '실행 취소' }));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(screen.queryByText('했어요')).toBeNull();
  });

  it('acts once and goes', async () => {
    const run = await show('했어요');
    fireEvent.click(screen.getByRole('button', { name: '실행 취소' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('했어요')).toBeNull();
  });

  it('gives its place to the next message, which has its whole time', async () => {
    await show('하나');
    await vi.advanceTimersByTimeAsync(5_000);
    await show('둘');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.queryByText('하나')).toBeNull();
    expect(screen.getByText('둘')).toBeTruthy();
  });
});
