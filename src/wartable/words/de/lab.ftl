### Was Experimente und ihre Tabellen sagen.

## refusals

lab-refusals-no_table = { $path } ist keine Parquet-Datei.
lab-refusals-missing_columns = { $path } ist keine Tabelle von Partien: Es fehlt { $columns }.
lab-refusals-no_such_game = { $path } enthält keine Partie Nummer { $number }.
lab-refusals-bad_record = { $path }: { $why }
lab-refusals-no_report = { $path } ist keine Seite von `wartable report` oder stammt aus einer anderen Version.
lab-refusals-no_such_cluster = Einen Cluster „{ $address }“ gibt es nicht. Möglich sind local, dask://RECHNER:PORT und ray://RECHNER:PORT.
lab-refusals-workers_lost = Arbeitsprozesse von { $where } sind bei denselben Partien immer wieder abgebrochen, vielleicht weil der Speicher nicht reicht. Was fertig ist, bleibt erhalten, wenn es dafür eine Datei oder einen Ordner gibt.
lab-refusals-another_program = Ein Arbeitsprozess des Clusters hat eine andere Version von Wartable, in der Partien anders verlaufen könnten. Installiere überall dieselbe.
