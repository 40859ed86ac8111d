import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import { photographFaults, photographTypes } from '../../../domain/places/photographRules.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import type { DeskMessages } from '../messages/ko.ts';
import { findFileFault } from './pictureFields.ts';

interface UploadAreaProps {
  disabled: boolean;
  /** Called with each photograph as soon as it is stored. */
  onUploaded: (hash: string) => void;
}

/** The message about a refused file. */
function failureText(failure: CallFailure, messages: DeskMessages): string {
  const { photographs } = messages;
  if (failure.code === 'unsupportedMediaType') return photographs.otherType;
  const code = failure.fields.find(({ field }) => field === 'photograph')?.code;
  const fault = photographFaults.find((known) => known === code);
  return fault ? photographs.faults[fault] : failureSentence(failure, messages);
}

/** Uploads photographs one after the other, chosen by a button or dropped here. */
export function UploadArea({ disabled, onUploaded }: UploadAreaProps) {
  const messages = useMessages();
  const { photographs } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [sending, setSending] = useState<{ name: string; sent: number } | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [stored, setStored] = useState(0);
  const isOff = disabled || !isReachable || sending !== null;

  async function upload(file: File): Promise<string | null> {
    const fault = findFileFault(file);
    if (fault) return fault === 'otherType' ? photographs.otherType : photographs.faults[fault];
    setSending({ name: file.name, sent: 0 });
    try {
      const { hash } = await client.upload(file, (sent) => setSending({ name: file.name, sent }));
      onUploaded(hash);
      return null;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return failureText(error, messages);
    }
  }

  async function uploadAll(files: readonly File[]): Promise<void> {
    setRefused([]);
    setStored(0);
    for (const file of files) {
      const why = await upload(file);
      if (why === null) setStored((count) => count + 1);
      else setRefused((former) => [...former, photographs.notUploaded(file.name, why)]);
    }
    setSending(null);
    await queries.invalidateQueries({ queryKey: ['listPhotographs'] });
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isOff) void uploadAll([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className="rounded-md hairline border-dashed bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={photographTypes.join(',')}
        className="hidden"
        tabIndex={-1}
        aria-label={photographs.upload}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again would fire no change event.
          target.value = '';
          void uploadAll(files);
        }}
      />
      <Button variant="outline" icon="plus" disabled={isOff} onClick={() => input.current?.click()}>
        {photographs.upload}
      </Button>
      <p className="mt-2 text-muted text-sm">{isReachable ? photographs.dropHere : photographs.offline}</p>
      {sending && (
        <div className="mt-2">
          <label htmlFor={`${id}-progress`} className="block text-sm wrap-anywhere">
            {photographs.uploading(sending.name)}
          </label>
          <progress id={`${id}-progress`} value={sending.sent} max={1} className="w-full" />
        </div>
      )}
      <p role="status" className="text-pine text-sm">
        {sending === null && stored > 0 && photographs.uploaded(stored)}
      </p>
      <FormFailure
        sentence={
          refused.length > 0 && (
            <span className="whitespace-pre-line wrap-anywhere">{refused.join('\n')}</span>
          )
        }
      />
    </div>
  );
}
